export { dayAndMonth, formatDate, formatInstant, formatMonth, today } from './format-date'
