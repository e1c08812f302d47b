import { REQUEST_KIND_ORDER, type EmployeeRequest, type Notice } from '@atrium/contracts';

/** A line of the list: a request to decide, or something to know. */
export type HrListItem =
  | { is: 'request'; kind: string; id: string; createdAt: string; request: EmployeeRequest }
  | { is: 'notice'; kind: string; id: string; createdAt: string; notice: Notice };

const rankOf = ({ kind }: HrListItem): number => {
  const rank = REQUEST_KIND_ORDER.indexOf(kind);
  return rank < 0 ? REQUEST_KIND_ORDER.length : rank;
};

/** Requests and notices in the order of their kinds, of each kind the newest first. */
export function inKindOrder(requests: readonly EmployeeRequest[], notices: readonly Notice[]): HrListItem[] {
  const items: HrListItem[] = [
    ...requests.map((request) => ({ ...placeOf(request), is: 'request' as const, request })),
    ...notices.map((notice) => ({ ...placeOf(notice), is: 'notice' as const, notice })),
  ];
  return items.sort(
    (one, other) => rankOf(one) - rankOf(other) || other.createdAt.localeCompare(one.createdAt),
  );
}

const placeOf = ({ kind, id, createdAt }: Notice | EmployeeRequest) => ({ kind, id, createdAt });
