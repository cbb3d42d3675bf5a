import { agentSchema } from '@pbr/schemas/agent/read';
import {
  agreementSchema,
  commissionShareSchema,
  shareAnswerSchema,
  shareChangeSchema,
  sharePropertySchema,
} from '@pbr/schemas/commission/share';
import {
  createdEmployeeSchema,
  employeeFormSchema,
  employeeSchema,
} from '@pbr/schemas/employee/employee';
import { inquiryReceiptSchema, sentInquirySchema } from '@pbr/schemas/inquiry/write';
import { photoUrlSchema, profileSchema, updateProfileSchema } from '@pbr/schemas/account/profile';
import {
  propertyImageSchema,
  propertySchema,
  propertyWriteSchema,
} from '@pbr/schemas/property/property';
import { propertyStatusSchema, sentPropertySchema } from '@pbr/schemas/property/write';
import { keptImagesBodySchema, sentImageSchema } from '@pbr/schemas/property/photos';
import { requestReceiptSchema } from '@pbr/schemas/request/request';
import { sentContactSchema } from '@pbr/schemas/request/form';
import { loginSchema } from '@pbr/schemas/account/session';
import { sharedWithMeItemSchema } from '@pbr/schemas/commission/shared-with-me';
import { sessionUserSchema } from '@pbr/schemas/account/user';
import type { Components } from './rest/openapi/json-schemas.ts';
import { problemSchema } from './rest/problem.ts';
import * as examples from './rest-examples.ts';
import * as people from './rest-people-examples.ts';

/** Schemas of answers that the documentation names; any other schema stands where it is used. */
export const answers: Components = {
  Problem: {
    schema: problemSchema,
    example: {
      code: 'request.invalid',
      message: 'Revisa los datos marcados.',
      fields: { name: 'Escribe el nombre de la propiedad.' },
      requestId: '0199f2b8-6c1e-7a90-8d35-2f7b6e1c4a58',
    },
  },
  Property: { schema: propertySchema, example: examples.property },
  PropertyImage: { schema: propertyImageSchema, example: examples.image },
  InquiryReceipt: { schema: inquiryReceiptSchema, example: examples.inquiryReceipt },
  RequestReceipt: { schema: requestReceiptSchema, example: examples.requestReceipt },
  CommissionShare: { schema: commissionShareSchema, example: examples.share },
  SharedWithMe: { schema: sharedWithMeItemSchema, example: examples.sharedWithMe },
  Agreement: { schema: agreementSchema, example: examples.agreement },
  Agent: { schema: agentSchema, example: people.agent },
  User: { schema: sessionUserSchema, example: people.sessionUser },
  Profile: { schema: profileSchema, example: people.profile },
  Employee: { schema: employeeSchema, example: people.employee },
  CreatedEmployee: { schema: createdEmployeeSchema, example: people.createdEmployee },
};

const A_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==';

/** Schemas of request bodies that the documentation names. */
export const bodies: Components = {
  NewProperty: { schema: sentPropertySchema, example: examples.sentProperty },
  PropertyForm: { schema: propertyWriteSchema, example: examples.sentProperty },
  PropertyStatus: { schema: propertyStatusSchema, example: { isActive: false } },
  NewImage: { schema: sentImageSchema, example: { url: A_PIXEL, category: 'fachada' } },
  KeptImages: {
    schema: keptImagesBodySchema,
    example: { images: [{ id: examples.image.id, category: 'sala', isPrimary: true }] },
  },
  InquiryForm: { schema: sentInquirySchema, example: examples.sentInquiry },
  ContactForm: {
    schema: sentContactSchema,
    example: {
      name: 'Marta Solís',
      email: 'marta@correo.mx',
      phone: '55 1234 5678',
      service: 'venta',
      message: 'Quiero vender mi casa.',
    },
  },
  NewCommissionShare: { schema: sharePropertySchema, example: examples.sentShare },
  CommissionShareChange: {
    schema: shareChangeSchema,
    example: { percentage: '1.75', notes: 'A medias.' },
  },
  CommissionShareAnswer: {
    schema: shareAnswerSchema,
    example: { acceptance: 'accepted', version: 1 },
  },
  Login: {
    schema: loginSchema,
    example: { email: 'elena.canul@portal.mx', password: 'una frase larga' },
  },
  ProfileChange: { schema: updateProfileSchema, example: { phone: '999 123 4567' } },
  UserPhoto: { schema: photoUrlSchema, example: { url: A_PIXEL } },
  EmployeeForm: { schema: employeeFormSchema, example: people.sentEmployee },
};
