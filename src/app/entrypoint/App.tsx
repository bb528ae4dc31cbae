import { Provider as StoreProvider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { Toaster } from '@/shared/ui/toasts'
import { ApiProvider } from '../providers/ApiProvider'
import { SelectionWatcher } from '../providers/SelectionWatcher'
import { SessionWatcher } from '../providers/SessionWatcher'
import { createStore } from '../providers/store'
import { AppRoutes } from '../routes/AppRoutes'
import { RootBoundary } from '../routes/RootBoundary'

const store = createStore()

export const App = () => (
  <RootBoundary>
    <StoreProvider store={store}>
      <ApiProvider>
        <BrowserRouter>
          <SessionWatcher />
          <SelectionWatcher />
          <AppRoutes />
        </BrowserRouter>
      </ApiProvider>
      <Toaster />
    </StoreProvider>
  </RootBoundary>
)
