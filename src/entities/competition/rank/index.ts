export { rankCache } from './api/cache'
export { useRanks } from './model/use-ranks'
export { RankName } from './ui/RankName'
