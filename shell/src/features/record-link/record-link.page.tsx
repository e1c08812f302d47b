import { t, useCompanyPath } from '@atrium/sdk';
import { SkeletonPage, useSearchParams } from '@atrium/ui';
import { Navigate } from 'react-router-dom';
import { usePortal } from '../../navigation/use-portal.js';
import { useSearchKinds } from '../../search/use-search-kinds.js';

/** Leads from a kind and an id, as a notification of a comment has them, to the comments of the record. */
export default function RecordLinkPage() {
  const [params] = useSearchParams();
  const { portal } = usePortal();
  const pathOf = useCompanyPath();
  const place = useSearchKinds(portal).find(({ kind }) => kind === params.get('kind'));
  if (place) {
    const query = new URLSearchParams({ open: params.get('id') ?? '', part: 'comments' });
    return <Navigate replace to={`${pathOf(place.path)}?${query.toString()}`} />;
  }
  if (!portal) return <SkeletonPage />;
  return (
    <div className="at-blank">
      <h1>{t('This record is not there')}</h1>
      <p>{t('It was deleted, or you may not see it. Ask the person who sent you the link.')}</p>
    </div>
  );
}
