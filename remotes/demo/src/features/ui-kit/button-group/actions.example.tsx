import { toast } from '@atrium/sdk';
import { Button, ButtonGroup } from '@atrium/ui';

export default function Actions() {
  return (
    <div className="d-flex flex-wrap gap-4">
      <ButtonGroup label="Export as">
        <Button onClick={() => toast('CSV')}>CSV</Button>
        <Button onClick={() => toast('XLSX')}>XLSX</Button>
        <Button onClick={() => toast('PDF')}>PDF</Button>
      </ButtonGroup>
      <ButtonGroup label="Zoom" vertical>
        <Button onClick={() => toast('Nearer')}>Nearer</Button>
        <Button onClick={() => toast('Farther')}>Farther</Button>
      </ButtonGroup>
    </div>
  );
}
