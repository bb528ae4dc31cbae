import { useQuery } from 'urql'
import type { Course } from 'contracts/course'
import { LatestCourseQuery } from '../api/result-list'

/**
 * The course of a list: the chosen one, else that of the latest result, else long course. undefined while that is asked.
 * @param chosen course of the address
 * @param clubId whose latest result; without one the latest that the viewer sees
 */
export function useCourse(chosen: Course | undefined, clubId: number | undefined): Course | undefined {
  const [{ data, error }] = useQuery({
    query: LatestCourseQuery,
    variables: { clubId: clubId ?? null },
    pause: chosen !== undefined,
  })
  if (chosen !== undefined) return chosen
  if (!data && !error) return undefined
  return data?.allResults?.nodes[0]?.facilityType ?? 'LCM'
}
