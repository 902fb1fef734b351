/** "We've partnered with …": what somebody else offers beside it says nothing of the business. */
const PARTNER =
  /^(?:we(?:['’]ve| have)? (?:partnered|teamed up)|in partnership with|in (?:partnerschaft|zusammenarbeit) mit|en partenariat avec|en colaboración con|em parceria com|in collaborazione con|in samenwerking met|we współpracy z)(?!\p{L})(?!\s(?:our|your?|you|parents|families|patients|unser\p{L}{0,2}|ihnen|ihr\p{L}{0,2}|euch|dir|kunden|eltern|familien|patienten|nos|votre|vos|vous|nuestr\p{L}{1,2}|usted(?:es)?|tu|ti|noss\p{L}{1,2}|você|nostr\p{L}|te|lei|voi|onze|ons|u|uw|jou|klientami|państwem|rodzicami)(?!\p{L}))/iu;

export const speaksOfPartner = (sentence: string): boolean => PARTNER.test(sentence);
