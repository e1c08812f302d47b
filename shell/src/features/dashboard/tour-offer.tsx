import { tourSeenKey } from '@atrium/contracts';
import { t, useSetting, useUser } from '@atrium/sdk';
import { Button, Note } from '@atrium/ui';
import { startTour } from '../../tour/tour-state.js';

/** Offers a newcomer the tour once; the profile menu can start it again. */
export function TourOffer() {
  const { value: seen, known, save } = useSetting(tourSeenKey);
  const { seenBy } = useUser();
  if (seen || !known || seenBy) return null;
  // If saving fails, the tour is offered again.
  const answer = () => void save(true).catch(() => undefined);
  return (
    <Note
      action={
        <div className="at-actions">
          <Button size="sm" variant="ghost" onClick={answer}>
            {t('Not now')}
          </Button>
          <Button
            size="sm"
            onClick={() => {
              answer();
              startTour();
            }}
          >
            {t('Show me around')}
          </Button>
        </div>
      }
    >
      {t('New here? Take a quick tour. It takes less than a minute.')}
    </Note>
  );
}
