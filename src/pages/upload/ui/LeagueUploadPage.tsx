import { ComingPage } from '@/shared/ui/coming-page'

export const LeagueUploadPage = () => (
  <ComingPage title="Upload Files">
    Upload result files, see what will change, and accept or undo it as a whole.
  </ComingPage>
)
