"""The form that words of captions and labels are counted by."""

import re

FUNCTION_WORDS = frozenset(
    """a an the of in on at with and to is are it its his her hers their while by from for as that this these those
    there two three four five one into out up down over off through near next other another some several who which
    has have having be being been very around each they he she him them as or not but can what when where all any
    both front side top back left right close many lot group large small little big jpg jpeg png img voc""".split()
)


def stem(word):
    """The form that words are counted by; shared/engine/stem.ts has the same rule."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if re.search(r"(ss|sh|ch|x|z)es$", word):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not re.search(r"(ss|us|is)$", word) else word


def stems(text):
    """Returns the stems of a text's words without function words."""
    words = re.findall(r"[a-z]+", text.lower())
    return {stem(word) for word in words if len(word) > 2 and word not in FUNCTION_WORDS}
