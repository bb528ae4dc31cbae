/** What names the product and where it can be reached. */
export const product = {
  name: 'Lanewise',
  contactMail: 'contact@lanewise.example',
  social: [
    { network: 'YouTube', url: 'https://www.youtube.com/@lanewise' },
    { network: 'Instagram', url: 'https://www.instagram.com/lanewise' },
    { network: 'Facebook', url: 'https://www.facebook.com/lanewise' },
    { network: 'X', url: 'https://x.com/lanewise' },
  ],
} as const
