export { rankCache } from './api/cache'
export { useRanks, type Ranks } from './model/use-ranks'
export { RankName } from './ui/RankName'
