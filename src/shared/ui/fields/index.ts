export { DateField } from './DateField'
export { SelectField } from './SelectField'
export { SwitchField } from './SwitchField'
export { TextField } from './TextField'
