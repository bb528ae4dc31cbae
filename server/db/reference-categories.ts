import { countries } from './reference-countries'

/** One value of a category: name, description, and both in Russian. A name is a code and stays the same in all languages. */
export type ReferenceValue = readonly [
  name: string,
  description: string,
  nameRu: string | null,
  descriptionRu: string | null,
]

export interface ReferenceCategory {
  name: string
  description: string
  /** what kind of names it holds: codes that the application knows, or free words */
  type: 'CODES' | 'TAGS'
  values: readonly ReferenceValue[]
}

/** The fixed categories of pickers and filters (specification section 3), in the order in which lists show their values. */
export const referenceCategories: readonly ReferenceCategory[] = [
  {
    name: 'CALENDAR_EVENTS',
    description: 'Kinds of calendar events',
    type: 'CODES',
    values: [
      ['training', 'Training', 'тренировка', 'Тренировка'],
      ['competition', 'Competition', 'соревнование', 'Соревнование'],
      ['camp', 'Training camp', 'сборы', 'Тренировочные сборы'],
      ['tryout', 'Tryout', 'просмотр', 'Просмотр новичков'],
      ['meetup', 'Meetup', 'встреча', 'Встреча клуба'],
      ['meeting', 'Meeting of parents or staff', 'собрание', 'Собрание родителей или тренеров'],
      ['volunteering', 'Volunteer work', 'волонтёрство', 'Работа волонтёров'],
      ['holiday', 'Holiday, no training', 'выходной', 'Выходной, тренировок нет'],
    ],
  },
  {
    name: 'SPORT_TYPE',
    description: 'Sports',
    type: 'CODES',
    values: [
      ['SWIMMING', 'Swimming', 'ПЛАВАНИЕ', 'Плавание'],
      ['WATERPOLO', 'Water polo', 'ВОДНОЕ ПОЛО', 'Водное поло'],
      ['CYCLING', 'Cycling', 'ВЕЛОСПОРТ', 'Велоспорт'],
      ['RUNNING', 'Running', 'БЕГ', 'Бег'],
      ['DRYLAND', 'Dryland training', 'СУХОЕ ПЛАВАНИЕ', 'Тренировка на суше'],
      ['Aikido', 'Aikido', 'Айкидо', 'Айкидо'],
      ['TENNIS', 'Tennis', 'ТЕННИС', 'Теннис'],
    ],
  },
  {
    name: 'MEET_TYPE',
    description: 'Kinds of meets',
    type: 'CODES',
    values: [
      ['training', 'Training', 'тренировка', 'Тренировка'],
      ['meetup', 'Meetup', 'встреча', 'Встреча'],
      ['fun', 'Fun event', 'праздник', 'Спортивный праздник'],
      ['competition', 'Competition', 'соревнование', 'Соревнование'],
      ['camp', 'Training camp', 'сборы', 'Тренировочные сборы'],
    ],
  },
  {
    name: 'MEET_TAGS',
    description: 'Words by which meets are found',
    type: 'TAGS',
    values: [
      ['age group', 'Events by age group', null, null],
      ['open', 'Open to all ages', null, null],
      ['masters', 'Masters', null, null],
      ['para', 'Para swimming', null, null],
      ['relays', 'Relay events', null, null],
      ['sprint', 'Short distances', null, null],
      ['distance', 'Long distances', null, null],
      ['open water', 'Open water', null, null],
      ['qualifier', 'Qualifies for a championship', null, null],
      ['championship', 'Championship', null, null],
      ['beginners', 'For first starts', null, null],
      ['charity', 'For a good cause', null, null],
    ],
  },
  {
    name: 'COUNTRY_LIST',
    description: 'Countries, by their two-letter code of ISO 3166-1',
    type: 'CODES',
    values: countries(),
  },
  {
    name: 'FACILITY',
    description: 'Courses: the length of the pool, by the codes of LENEX',
    type: 'CODES',
    values: [
      ['LCM', 'Long course, 50 m', 'LCM', 'Длинная вода, 50 м'],
      ['SCM', 'Short course, 25 m', 'SCM', 'Короткая вода, 25 м'],
      ['SCY', 'Short course, 25 yards', 'SCY', 'Короткая вода, 25 ярдов'],
      ['SCM16', 'Pool of 16 ⅔ m', 'SCM16', 'Бассейн 16 ⅔ м'],
      ['SCM20', 'Pool of 20 m', 'SCM20', 'Бассейн 20 м'],
      ['SCM33', 'Pool of 33 ⅓ m', 'SCM33', 'Бассейн 33 ⅓ м'],
      ['SCY20', 'Pool of 20 yards', 'SCY20', 'Бассейн 20 ярдов'],
      ['SCY27', 'Pool of 27 yards', 'SCY27', 'Бассейн 27 ярдов'],
      ['SCY33', 'Pool of 33 yards', 'SCY33', 'Бассейн 33 ярда'],
      ['SCY36', 'Pool of 36 yards', 'SCY36', 'Бассейн 36 ярдов'],
      ['OPEN', 'Open water', 'OPEN', 'Открытая вода'],
    ],
  },
  {
    name: 'SYSTEM_TRIGGERS',
    description: 'Jobs that can be started by hand',
    type: 'CODES',
    values: [
      ['GROUP_MESSAGE', 'Message to a filtered group', 'СООБЩЕНИЕ ГРУППЕ', 'Сообщение выбранной группе'],
      ['TRYOUT_REMINDER', 'Reminder of a tryout', 'НАПОМИНАНИЕ О ПРОСМОТРЕ', 'Напоминание о просмотре'],
      ['FOLLOW_UPS_DUE', 'Follow-ups that are due', 'СРОК СВЯЗИ', 'Контакты, срок которых наступил'],
      ['RENEWAL_INVITATIONS', 'Invitations to renew the membership', 'ПРОДЛЕНИЕ', 'Приглашения продлить членство'],
      ['ATTENDANCE_DIGEST', 'Attendance digest to guardians', 'ПОСЕЩАЕМОСТЬ', 'Сводка посещаемости для родителей'],
      [
        'MEET_RESULTS',
        'Results and records of a meet to families',
        'РЕЗУЛЬТАТЫ',
        'Результаты и рекорды соревнования для семей',
      ],
      ['REBUILD_BESTS', 'Rebuild of kept bests', 'ПЕРЕСЧЁТ', 'Пересчёт лучших результатов'],
    ],
  },
]
