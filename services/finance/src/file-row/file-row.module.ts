import { HrModule } from '@atrium/hr-service';
import { Module } from '@nestjs/common';
import { FilePeople } from './file-people.service.js';

@Module({ imports: [HrModule], providers: [FilePeople], exports: [FilePeople] })
export class FileRowModule {}
