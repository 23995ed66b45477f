import type { CategoryName } from './categorize.ts';

/**
 * The wider level of the categories: each topic with its categories. A category in no topic, such as Sports & Fitness
 * or one of a person's rules, is its own topic.
 */
const TOPICS = {
  Animals: ['Pets', 'Birds', 'Insects & Spiders', 'Sea Life', 'Farm Animals', 'Wildlife'],
  People: ['Family & Groups', 'People & Portraits'],
  'Food & Drinks': ['Food', 'Drinks'],
  'Home & Things': [
    'Interiors & Furniture',
    'Electronics',
    'Clothing & Accessories',
    'Toys & Games',
    'Tools & Equipment',
    'Household & Products',
  ],
  'Nature & Places': [
    'Nature & Mountains',
    'Flowers & Plants',
    'Beach & Sea',
    'Sunsets & Sky',
    'Landmarks & Travel',
    'Buildings & City',
  ],
  'Vehicles & Transport': ['Vehicles', 'Boats & Ships', 'Aircraft'],
  'Papers & Screens': ['Documents & Books', 'Receipts & Invoices', 'Whiteboards & Notes', 'Screenshots'],
  'Art & Events': ['Art & Museums', 'Concerts & Music', 'Weddings', 'Birthdays & Parties'],
} as const satisfies Readonly<Record<string, readonly CategoryName[]>>;

/** The name of a topic, in English. */
export type Topic = keyof typeof TOPICS;

/** All topics, in the order in which they are listed. */
export const TOPIC_NAMES = Object.keys(TOPICS) as readonly Topic[];

const topicsByCategory: ReadonlyMap<string, Topic> = new Map(
  TOPIC_NAMES.flatMap((topic) => TOPICS[topic].map((category): [string, Topic] => [category, topic])),
);

/** Returns the topic of a category, both in English; undefined for a category that is its own topic. */
export function topicOf(category: string): Topic | undefined {
  return topicsByCategory.get(category);
}

const topicNames: ReadonlySet<string | undefined> = new Set(TOPIC_NAMES);

/** Returns whether this is a topic's name, in English. */
export function isTopic(name: string | undefined): name is Topic {
  return topicNames.has(name);
}
