import {
  type AddPlaceName,
  addPlaceNameSchema,
  LONGEST_PLACE_NAME,
} from '@pbr/schemas/property/places/place-names';
import { FormError, SubmitButton } from '@pbr/ui/form-parts';
import { useRef, useState } from 'react';
import { CountedField } from '../../../lib/forms/counted-field.tsx';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { checkedValues, useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { type ChosenPlace, PlacePicker } from './place-picker.tsx';
import classes from './place-names.module.css';

export function PlaceNameForm() {
  const utils = trpc.useUtils();
  const add = trpc.placeName.add.useMutation();
  const [places, setPlaces] = useState<readonly ChosenPlace[]>([]);
  const [name, setName] = useState('');
  const nameField = useRef<HTMLInputElement>(null);
  const { field, formProps, isSending, failure, dropError } = useForm<AddPlaceName>({
    check: () => checkedValues(addPlaceNameSchema, { name, paths: places.map(({ path }) => path) }),
    send: async (values) => {
      await add.mutateAsync(values);
      notifySuccess('Nombre agregado', `La búsqueda ya entiende “${values.name}”.`);
      setName('');
      setPlaces([]);
      nameField.current?.focus();
      await utils.placeName.list.invalidate();
    },
    onFailure: (error) => failureWords(error, 'No se pudo agregar el nombre.'),
  });

  return (
    <form {...formProps} className={classes.form}>
      <CountedField
        label="Otro nombre"
        max={LONGEST_PLACE_NAME}
        required
        autoComplete="off"
        ref={nameField}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        {...field('name')}
      />
      <PlacePicker
        chosen={places}
        onChange={(next) => {
          setPlaces(next);
          dropError('paths');
        }}
        {...field('paths')}
      />
      {failure !== undefined && <FormError>{failure}</FormError>}
      <SubmitButton look="primary" isSending={isSending} sendingLabel="Agregando...">
        Agregar nombre
      </SubmitButton>
    </form>
  );
}
