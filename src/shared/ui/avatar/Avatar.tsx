import styles from './Avatar.module.css'

export interface AvatarProps {
  name: string
  /** Picture of this site or by an https address. */
  photo?: string | null | undefined
  /** Pixels: 26 in tables, 32 in the top bar, 36 in lists. */
  size?: number
}

const TONES = ['ok', 'info', 'ask', 'warn', 'mute', 'teal'] as const

/** The same person has the same colour everywhere. */
function toneOf(name: string): (typeof TONES)[number] {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 997
  return TONES[sum % TONES.length]!
}

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('')
}

/** A person's picture or initials. Decoration: the name stands beside it. */
export function Avatar({ name, photo, size = 36 }: AvatarProps) {
  const box = { width: size, height: size, fontSize: Math.max(10, Math.round(size * 0.36)) }
  return photo ? (
    <img className={styles.avatar} style={box} src={photo} alt="" loading="lazy" />
  ) : (
    <span className={`${styles.avatar} ${styles[toneOf(name)]}`} style={box} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
