// Three projects, so that rules, server and pages can be run apart: npx jest --selectProjects contracts
const swc = (tsx) => ({
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx, decorators: false },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
})

// Packages that ship ECMAScript modules only; jest runs CommonJS, so they pass through swc.
const esmOnly = [
  'jose',
  '@ant-design/colors',
  '@ant-design/fast-color',
  'supercluster',
  'kdbush',
  'preact',
  'dayjs/esm',
]

// The long matrices run apart, in `npm run test:deep`.
const testPathIgnorePatterns = ['/node_modules/', ...(process.env.LANEWISE_DEEP ? [] : ['\\.deep\\.test\\.'])]

const common = {
  testPathIgnorePatterns,
  transform: swc(true),
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1', '^contracts/(.*)$': '<rootDir>/contracts/$1' },
}

/** @type {import('jest').Config} */
export default {
  // a full run shares two cores with PostgreSQL and the other worker
  testTimeout: 60_000,
  projects: [
    { ...common, displayName: 'contracts', testEnvironment: 'node', testMatch: ['<rootDir>/contracts/**/*.test.ts'] },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
      globalSetup: '<rootDir>/server/test/global-setup.ts',
      globalTeardown: '<rootDir>/server/test/global-teardown.ts',
    },
    {
      ...common,
      displayName: 'client',
      testEnvironment: '<rootDir>/src/shared/lib/testing/environment.ts',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/shared/lib/testing/setup.ts'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/src/shared/lib/testing/empty-module.ts',
        // the drawings once more as CommonJS, which needs no transform
        '^@ant-design/icons-svg/es/(.*)$': '@ant-design/icons-svg/lib/$1',
        '^maplibre-gl$': '<rootDir>/src/shared/lib/testing/empty-module.ts',
        ...common.moduleNameMapper,
      },
    },
  ],
}
