import { TableFoot, type PageInfo } from '@atrium/ui';
import { useState } from 'react';

const SIZE = 50;
const TOTAL = 10_240;

export default function PagesOfAList() {
  const [start, setStart] = useState(0);
  const page: PageInfo = {
    start,
    total: TOTAL,
    totalIsExact: true,
    hasNext: start + SIZE < TOTAL,
    hasPrevious: start > 0,
    onNext: () => setStart(start + SIZE),
    onPrevious: () => setStart(start - SIZE),
  };
  return <TableFoot page={page} shown={SIZE} />;
}
