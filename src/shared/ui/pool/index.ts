export { Pool, type Swimmer } from './Pool'
