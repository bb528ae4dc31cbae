import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { product } from '@/shared/config'
import { matchScreen } from '@/shared/routes'

/** The tab's name: the screen's title and the product's. */
export function useDocumentTitle(): void {
  const { pathname } = useLocation()
  const title = matchScreen(pathname)?.screen.title ?? 'Page not found'
  useEffect(() => {
    document.title = title === product.name ? title : `${title} · ${product.name}`
  }, [title])
}
