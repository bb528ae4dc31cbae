export { dayAndMonth, formatDate, formatMonth, today } from './format-date'
