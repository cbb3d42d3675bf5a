import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { PlainInquiry, useWasPosted } from '../../../lib/forms/plain-form.tsx';
import { LogoMark } from '../../../lib/page/logo.tsx';
import { propertyUrl } from '../../../lib/sharing.ts';
import { useSite } from '../../../lib/page/site.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useInquiryDialog } from '../inquiry/use-inquiry-dialog.tsx';
import { ContactCard } from './contact/contact-card.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DetailSections } from './detail-sections.tsx';
import { relatedPart } from './related-part.tsx';
import { PhoneBar } from './contact/phone-bar.tsx';
import type { OwnListingPart } from './own/own-listing-part.tsx';
import { PhotoGallery } from './photos/photo-gallery.tsx';
import { useRecordView } from './use-record-view.ts';
import classes from './detail.module.css';

const route = getRouteApi('/properties/$id');

/** `own` is what the listing's agent can do here. */
export function DetailScreen({ own }: { own: OwnListingPart }) {
  const [property] = trpc.property.get.useSuspenseQuery(route.useParams());
  const { publicOrigin } = useRouter().options.context;
  const { company } = useSite();
  const [asksForPhotos, setAsksForPhotos] = useState(false);
  const inquiry = useInquiryDialog({ ...property, asksForPhotos });
  const wasPosted = useWasPosted();
  useRecordView(property);

  function inquire(forPhotos: boolean) {
    setAsksForPhotos(forPhotos);
    inquiry.open();
  }

  return (
    <div className={classes.page}>
      <p className={classes.onPaper}>
        <LogoMark />
        <span className={classes.company}>{company.name}</span>
        <span className={classes.url}>{propertyUrl(property, publicOrigin)}</span>
      </p>
      <DetailHeader property={property} publicOrigin={publicOrigin} />
      <div className={classes.photos}>
        <PhotoGallery
          key={property.id}
          property={property}
          onInquire={property.can.edit ? undefined : inquire}
        />
      </div>
      <div className={classes.columns}>
        <DetailSections property={property} />
        <div className={classes.aside}>
          <ContactCard
            property={property}
            own={own}
            onInquire={() => inquire(false)}
            hasInquired={inquiry.isSent || wasPosted}
          />
        </div>
      </div>
      {!property.can.edit && <PlainInquiry property={property} />}
      {!property.isDraft && <relatedPart.Part property={property} />}
      <PhoneBar property={property} own={own} onInquire={() => inquire(false)} />
      {inquiry.dialog}
    </div>
  );
}
