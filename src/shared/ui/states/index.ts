export { LaneDrawing } from './LaneDrawing'
export { StateMessage } from './StateMessage'
export { EmptyState, ErrorState, NoMatch } from './states'
