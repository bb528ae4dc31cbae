interface Named {
  firstName: string | null
  lastName: string | null
}

/** 'Mia Sandberg'; empty where neither may be read. */
export const athleteName = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter((part) => part).join(' ')
