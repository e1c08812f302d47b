import { Module } from '@nestjs/common';
import { PlaceNames } from './place-names.service.js';

@Module({ providers: [PlaceNames], exports: [PlaceNames] })
export class PlaceModule {}
