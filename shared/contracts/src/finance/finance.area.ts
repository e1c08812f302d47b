import { defineArea } from '../areas/define-area.js';
import { PAY_COMPONENT } from './pay-component.js';

export const FINANCE_AREA = defineArea({ key: 'finance', records: [PAY_COMPONENT] });
