import { EMBED_COPIED, EMBED_COPY_FAILED, LINK_COPIED, LINK_COPY_FAILED } from 'contracts/messages'
import { product } from '@/shared/config'
import { copyText } from '@/shared/lib/clipboard'
import {
  embedIcon,
  facebookOutlineIcon,
  Icon,
  instagramIcon,
  linkIcon,
  mailIcon,
  xIcon,
  youtubeIcon,
} from '@/shared/ui/icons'
import { toasts } from '@/shared/ui/toasts'
import { embedSnippet } from '../model/embed-snippet'
import styles from './Footer.module.css'

const socialIcons = { YouTube: youtubeIcon, Instagram: instagramIcon, Facebook: facebookOutlineIcon, X: xIcon }

const copyLink = () =>
  copyText(window.location.href).then(
    () => toasts.success(LINK_COPIED),
    () => toasts.error(LINK_COPY_FAILED),
  )

const copyEmbed = () =>
  copyText(embedSnippet(window.location.href, document.title)).then(
    () => toasts.alert(EMBED_COPIED, 'success'),
    () => toasts.error(EMBED_COPY_FAILED),
  )

/** Copy this page's address or a snippet that embeds it, and where to find us. */
export const Footer = () => (
  <footer className={styles.footer}>
    <button type="button" className={styles.item} onClick={() => void copyLink()}>
      <Icon icon={linkIcon} size={14} />
      Copy page link
    </button>
    <button type="button" className={styles.item} onClick={() => void copyEmbed()}>
      <Icon icon={embedIcon} size={14} />
      Copy embed snippet
    </button>
    <span className={styles.space} />
    {product.social.map(({ network, url }) => (
      <a
        key={network}
        className={styles.item}
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={network}
      >
        <Icon icon={socialIcons[network]} />
      </a>
    ))}
    <a className={styles.item} href={`mailto:${product.contactMail}`}>
      <Icon icon={mailIcon} size={14} />
      Contact
    </a>
  </footer>
)
