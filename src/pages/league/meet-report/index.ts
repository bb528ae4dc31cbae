export { MeetReportPage } from './ui/MeetReportPage'
