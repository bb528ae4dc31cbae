export { answerWith, type Answer, type Answers, type Call } from './answers'
export { setViewport } from './browser'
export { clubAnswers, currentUser, leagues } from './people'
export { person, renderPage, type RenderPageOptions } from './render-page'
