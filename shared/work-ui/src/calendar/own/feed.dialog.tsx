import {
  createFeedSchema,
  FEED_CALENDAR_LABELS,
  FEED_CALENDARS,
  FEED_DETAIL_LABELS,
  FEED_DETAILS,
  type NewCalendarFeed,
} from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import { FormDialog, MultiCombobox, SelectField, TextField, useContractForm } from '@atrium/ui';
import { useCreateFeedMutation } from './feed.api.js';

interface FeedDialogProps {
  onMade: (feed: NewCalendarFeed) => void;
  onClose: () => void;
}

function useFeedForm({ onMade, onClose }: FeedDialogProps) {
  const [create] = useCreateFeedMutation();
  return useContractForm(createFeedSchema, {
    defaultValues: { name: '', details: 'full', calendars: [...FEED_CALENDARS] },
    submit: async (feed) => {
      onMade(await create(feed).unwrap());
      onClose();
    },
  });
}

/** Makes a new link. */
export default function FeedDialog(props: FeedDialogProps) {
  const form = useFeedForm(props);
  const { field, methods } = form;
  const choose = (chosen: readonly string[]) =>
    methods.setValue(
      'calendars',
      FEED_CALENDARS.filter((each) => chosen.includes(each)),
      { shouldDirty: true },
    );
  return (
    <FormDialog form={form} title={t('New link')} submitLabel={t('Make the link')} onClose={props.onClose}>
      <div className="at-fields">
        <TextField
          wide
          autoComplete="off"
          label={t('Name')}
          help={t('Such as the program that will use it.')}
          {...field('name')}
        />
        <SelectField wide label={t('What it shows')} options={DETAILS()} {...field('details')} />
        <MultiCombobox
          wide
          label={t('What is in it')}
          name="calendars"
          error={field('calendars').error}
          options={CALENDARS()}
          value={methods.watch('calendars') ?? []}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
    </FormDialog>
  );
}

const DETAILS = () => labelled(FEED_DETAILS, FEED_DETAIL_LABELS);
const CALENDARS = () => labelled(FEED_CALENDARS, FEED_CALENDAR_LABELS);
