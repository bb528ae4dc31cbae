import { createElement } from 'react'
import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/es/types'
import styles from './Icon.module.css'

export interface IconProps {
  icon: IconDefinition
  /** Pixels; 16 in text and buttons, 20 on map buttons. */
  size?: number
  /** Only where no word stands beside it. Without a label the icon is decoration. */
  label?: string
  className?: string
}

const draw = ({ tag, attrs, children }: AbstractNode, key: number): React.ReactNode =>
  createElement(tag, { ...attrs, key }, children?.map(draw))

/** An outlined icon of @ant-design/icons. Drawn from its path alone: the library's own component injects a style sheet. */
export function Icon({ icon, size = 16, label, className }: IconProps) {
  const root = typeof icon.icon === 'function' ? icon.icon('currentColor', 'currentColor') : icon.icon
  return (
    <svg
      viewBox={root.attrs['viewBox']}
      width={size}
      height={size}
      fill="currentColor"
      className={className ? `${styles.icon} ${className}` : styles.icon}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {root.children?.map(draw)}
    </svg>
  )
}
