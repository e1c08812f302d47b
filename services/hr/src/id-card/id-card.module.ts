import { ID_CARD } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { offerRecord, recordController } from '@atrium/records';
import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { EmployeeModule } from '../employee/employee.module.js';
import { IdCardController, IdCardVerificationController } from './id-card.controller.js';
import { IdCardPaper } from './id-card-paper.service.js';
import { IdCardPrintFiles } from './id-card-print-files.service.js';
import { IdCardPrintOrders } from './id-card-print-order.service.js';
import { IdCardPrinting } from './id-card-print.job.js';
import { IdCardPrintRepository } from './id-card-print.repository.js';
import { ID_CARDS } from './id-card.record.js';
import { IdCardRepository } from './id-card.repository.js';
import { IdCardRequests } from './id-card-request.service.js';
import { IdCards } from './id-card.service.js';
import { About } from '../own-record/about-person.decorator.js';
import { IdCardVerification } from './id-card-verification.service.js';
import { OwnIdCardController } from './own-id-card.controller.js';
import { OwnIdCards } from './own-id-card.service.js';

const ID_CARD_CONTROLLER = recordController(ID_CARD, {
  rules: ID_CARDS,
  service: IdCards,
  only: ['list', 'get', 'create', 'revoke'],
  decorated: { create: About({ in: 'employeeId' }) },
  called: { one: 'IdCard', many: 'IdCards' },
});

@Module({
  imports: [EmployeeModule, IdentityModule, RequestsModule],
  controllers: [ID_CARD_CONTROLLER, IdCardController, IdCardVerificationController, OwnIdCardController],
  providers: [
    ...offerRecord(ID_CARDS),
    IdCardPaper,
    IdCardPrintFiles,
    IdCardPrinting,
    IdCardPrintOrders,
    IdCardPrintRepository,
    IdCardRepository,
    IdCardRequests,
    IdCards,
    IdCardVerification,
    OwnIdCards,
  ],
  exports: [IdCards, OwnIdCards],
})
export class IdCardModule {}
