import type { Colleague } from '@atrium/contracts';
import { t, useCompanyPath, usePhotos, useUser } from '@atrium/sdk';
import { answerOf, DataTable, useCursorPages } from '@atrium/ui';
import { useNavigate } from 'react-router-dom';
import { Nobody } from './nobody.js';
import { PeopleCards } from './people-cards.js';
import { peopleColumns } from './people-columns.js';
import { useListPeopleQuery } from './people.api.js';
import { nameOf } from './person.format.js';
import type { usePeopleFilters } from './use-people-filters.js';

const PAGE = 48;
/** No live event reports presence, so the page polls. */
const LOOK_EVERY_MS = 30_000;

/** The page of people that the filters select, as cards or as a table. */
export function PeopleList({ filters }: { filters: ReturnType<typeof usePeopleFilters> }) {
  const { query, view, isFiltered, clear } = filters;
  const pages = useCursorPages(JSON.stringify(query));
  const answer = useListPeopleQuery(
    { ...query, limit: PAGE, cursor: pages.cursor },
    { pollingInterval: LOOK_EVERY_MS },
  );
  const { error, refetch } = answer;
  const photos = usePhotos(answer.data?.items.map(({ id }) => id) ?? []);
  const write = useWrite();
  const list = {
    people: answerOf(answer)?.items,
    photos,
    page: pages.pageInfo(answer.currentData),
    error,
    onRetry: () => void refetch(),
    onClearFilters: isFiltered ? clear : undefined,
  };
  if (view === 'cards') return <PeopleCards {...list} />;
  const { people, photos: shown, ...rest } = list;
  return (
    <DataTable
      {...rest}
      label={t('People')}
      rows={people}
      columns={peopleColumns(shown)}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={write}
      empty={<Nobody />}
    />
  );
}

/** Opens the conversation with a person; does nothing for oneself and for a person without an account. */
function useWrite() {
  const navigate = useNavigate();
  const toPath = useCompanyPath();
  const self = useUser().id;
  return ({ id, role }: Colleague) => {
    if (id !== self && role !== null) void navigate(toPath(`messages?with=${id}`));
  };
}
