export { formatDate, formatInstant, formatMonth, today } from './format-date'
