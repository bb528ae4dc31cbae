export { AttendancePage } from './ui/AttendancePage'
