import { render, screen } from '@testing-library/react'
import { NoData } from '.'

test('[SHELL-22] missing data shows the chip of the specification', () => {
  render(<NoData />)
  expect(screen.getByText('No data')).toBeVisible()
})
