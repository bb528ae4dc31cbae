export { LaneRope } from './LaneRope'
export { Loader } from './Loader'
