import { render, screen } from '@testing-library/react'
import { answerWith, clubAnswers, currentUser, leagues } from '@/shared/lib/testing'
import { App } from './App'

const clubs = [{ clubId: 5, clubName: 'Riverside Swim Club' }]

test('[SHELL-20] a screen opens directly by its address', async () => {
  localStorage.setItem('accessToken', 'access')
  answerWith({
    getCurrentUser: currentUser({ access: [{ clubId: 5, clubName: 'Riverside Swim Club' }] }),
    getAllLeagues: leagues({ 2: { name: 'Lakeshore League', clubIds: [5] } }),
    ...clubAnswers(clubs),
  })
  window.history.replaceState(null, '', '/5/club/messagecenter')
  render(<App />)
  expect(await screen.findByRole('heading', { name: 'Automation Center' })).toBeVisible()
  expect(document.title).toBe('Automation Center · Lanewise')
})
