import { useState } from 'react'

export interface Editor<Row> {
  isOpen: boolean
  /** The row that is edited; null while a new one is added. Edit mode goes by the row, not by its place in the list. */
  row: Row | null
  openNew: () => void
  openEdit: (row: Row) => void
  close: () => void
}

/** Which row the add and edit dialog is open for. */
export function useEditor<Row>(): Editor<Row> {
  const [{ isOpen, row }, set] = useState<{ isOpen: boolean; row: Row | null }>({ isOpen: false, row: null })
  return {
    isOpen,
    row,
    openNew: () => set({ isOpen: true, row: null }),
    openEdit: (next) => set({ isOpen: true, row: next }),
    close: () => set({ isOpen: false, row: null }),
  }
}
