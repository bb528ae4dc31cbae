import type { Random } from './random'

interface Culture {
  weight: number
  language: string
  country: string
  female: string
  male: string
  /** family names; two forms with / are the male and the female one */
  family: string
}

/** Everyday given and family names, put together by chance: nobody in the demo data is a real person. */
const cultures: readonly Culture[] = [
  {
    weight: 30,
    language: 'en',
    country: 'CA',
    female:
      'Mia Freya Chloe Ava Nora Ruby Isla Hazel Maeve Tessa Quinn Elsie Wren Piper Ivy Maya Juniper Edith Lucy Thea',
    male: 'Owen Felix Jasper Miles Theo Rowan Hugo Silas Emmett Arlo Finn Nolan Caleb Wesley Ezra Simon Gavin Toby Ian Reid',
    family:
      'Ashdown Barlowe Carrow Dunmore Eastlake Fenwick Garrick Holloway Ingleby Jessop Kirkwall Langmere Marlow Northcott Oakes Pemberly Quill Ravenhill Stanmore Thorley Underhill Vickery Westbrook Yardley',
  },
  {
    weight: 12,
    language: 'fr',
    country: 'CA',
    female: 'Élodie Camille Maëlle Jeanne Anaïs Océane Léa Margaux Zoé Rosalie',
    male: 'Étienne Gaël Mathis Loïc Rémi Théo Hugo Noé Bastien Léo',
    family:
      'Beaulac Charlebois Desrochers Fontenelle Gravel Lajoie Marchand Petitclerc Rivard Saintonge Tremblet Vaillant',
  },
  {
    weight: 12,
    language: 'zh',
    country: 'CA',
    female: 'Xinyi Yuhan Meilin Jiaqi Anqi Ruoxi Siyu Wenjing',
    male: 'Haoran Yichen Zihao Junwei Kaiwen Mingze Tianyu Bowen',
    family: 'Chen Fang Gao Huang Lin Luo Shen Tang Wei Xu Zhao Zhou',
  },
  {
    weight: 12,
    language: 'hi',
    country: 'CA',
    female: 'Ananya Priya Kavya Meera Ishani Diya Simran Aisha',
    male: 'Arjun Rohan Vikram Dev Kabir Aarav Nikhil Harjit',
    family: 'Bhatt Chaudhri Dhillon Grewal Iyer Kapoor Menon Nair Patwari Rangan Sandhu Verma',
  },
  {
    weight: 9,
    language: 'ru',
    country: 'CA',
    female: 'Анна Дарья Вера София Полина Мария Алиса Екатерина',
    male: 'Иван Матвей Егор Лев Тимофей Артём Михаил Даниил',
    family:
      'Берёзов/Берёзова Громов/Громова Журавлёв/Журавлёва Зимин/Зимина Крылов/Крылова Лугов/Лугова Озеров/Озерова Полевой/Полевая Снегирёв/Снегирёва Туманов/Туманова',
  },
  {
    weight: 8,
    language: 'ar',
    country: 'CA',
    female: 'ليلى سلمى نور مريم ياسمين هالة ريم دانا',
    male: 'يوسف عمر كريم سامي طارق زياد نبيل هادي',
    family: 'الحداد النجار الخوري الشامي العطار البستاني الصباغ القاسم',
  },
  {
    weight: 8,
    language: 'es',
    country: 'CA',
    female: 'Lucía Valentina Inés Paloma Ximena Jimena Marisol Beatriz',
    male: 'Mateo Joaquín Tomás Diego Andrés Rafael Emilio Santiago',
    family: 'Aldana Barreto Cifuentes Escobedo Figueroa Herrán Montoya Peñalver Quiroga Salcedo',
  },
  {
    weight: 5,
    language: 'ko',
    country: 'CA',
    female: 'Seo-yeon Ha-eun Ji-woo Min-seo Ye-jin Su-ah',
    male: 'Min-jun Do-yun Ji-ho Seung-min Tae-yang Hyun-woo',
    family: 'Ahn Bae Choi Hwang Jung Kang Lim Moon Seo Yoon',
  },
  {
    weight: 4,
    language: 'en',
    country: 'CA',
    female: 'Adaeze Amara Efua Ngozi Zainab Folake',
    male: 'Chidi Kofi Kwame Tunde Obinna Sefu',
    family: 'Abara Boateng Danso Ekwueme Mensah Nwosu Okafor Owusu',
  },
]

const words = (text: string): string[] => text.split(' ')
const lists = cultures.map((culture) => ({
  weight: culture.weight,
  language: culture.language,
  country: culture.country,
  given: { F: words(culture.female), M: words(culture.male) },
  family: words(culture.family).map((name) => {
    const [male = '', female = male] = name.split('/')
    return { M: male, F: female }
  }),
}))

export interface Family {
  language: string
  country: string
  lastName(gender: 'F' | 'M'): string
  firstName(random: Random, gender: 'F' | 'M'): string
}

/** A household: one culture, one family name in both forms, given names on demand and none twice. */
export function drawFamily(random: Random): Family {
  const culture = random.weighted(lists.map((list) => [list, list.weight] as const))
  const last = random.pick(culture.family)
  const taken = new Set<string>()
  return {
    language: culture.language,
    country: culture.country,
    lastName: (gender) => last[gender],
    firstName(draw, gender) {
      const free = culture.given[gender].filter((name) => !taken.has(name))
      const name = draw.pick(free)
      taken.add(name)
      return name
    },
  }
}
