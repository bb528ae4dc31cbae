import fsd from '@feature-sliced/steiger-plugin'
import { defineConfig } from 'steiger'

export default defineConfig([
  ...fsd.configs.recommended,
  {
    // An entity holds its documents and cache rules, which the client needs at its start, also when one screen uses them.
    files: ['./src/entities/**'],
    rules: { 'fsd/insignificant-slice': 'off' },
  },
  {
    // The layout names it so: providers are what wraps the whole application (docs/ARCHITECTURE.md).
    files: ['./src/app/providers/**'],
    rules: { 'fsd/segments-by-purpose': 'off' },
  },
  {
    // Tests run pages inside the application's own providers, so this one folder reaches up to app.
    files: ['./src/shared/lib/testing/**'],
    rules: { 'fsd/forbidden-imports': 'off', 'fsd/no-public-api-sidestep': 'off' },
  },
  {
    // Pages follow the addresses, which begin with /auth; shared/auth holds the tokens.
    files: ['./src/pages/auth/**', './src/shared/auth/**'],
    rules: { 'fsd/ambiguous-slice-names': 'off' },
  },
])
